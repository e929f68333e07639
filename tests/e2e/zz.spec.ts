import { enter, look, open, test } from './support'

const SHOTS = [
  ['admin', '/vdr/vchat?roomId=1', 'list'],
  ['seller', '/vdr/vchat?roomId=1&groupId=1', 'group'],
  ['seller', '/vdr/vchat?roomId=1&question=10', 'drawer'],
  ['buyer', '/vdr/vchat?roomId=1&ask=6-1:1:12', 'ask'],
  ['adviser', '/vdr/vchat?roomId=1&groupId=1', 'expert'],
  ['buyer', '/vdr/vchat?roomId=1&view=faq', 'faq'],
] as const
for (const [who, address, name] of SHOTS)
  for (const [language, isDark, width] of [['en', false, 1440], ['zh', true, 1440], ['zh', false, 390]] as const)
    test(`${name} ${language} ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await look(page, { language, isDark })
      await enter(page, who)
      await open(page, address)
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/qa-${name}-${language}-${isDark ? 'dark' : 'light'}-${width}.png` })
    })
