// In place of the colours that have names. The library mixes 260 shades of them before anything is drawn; ours say
// states.
export const PresetColors: string[] = []
export const defaultPresetColors = {}
