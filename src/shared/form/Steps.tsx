import { Button } from 'antd'
import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '@/shared/i18n'
import { focusHeading } from '@/shared/ui/focusHeading'
import { fieldElement, focusFirst, REVEAL, stepOf } from './focusField'
import { checkOnce } from './validation'
import { FormEnd, FormFrame } from './SchemaForm'
import styles from './steps.module.css'

interface StepProps {
  title: string
  children: ReactNode
}

/** One step of a form: its fields under its title. Stands in `Steps`, which shows one at a time. */
export const Step = ({ children }: StepProps) => children

const isStep = (child: ReactNode): child is ReactElement<StepProps> => isValidElement(child)

type StepsProps = Pick<ComponentProps<typeof FormEnd>, 'form' | 'look'> & {
  submitText: string
  /** `Step`s. */
  children: ReactNode
}

/**
 * The fields of `useSchemaForm` step by step. A step checks its own fields before the next one; back, and forth where
 * one has been, is free. Steps that were seen stay: what was typed, chosen or is being sent in them goes on. What leads
 * to a field opens its step. The last one sends the form.
 *
 * ```tsx
 * <Steps form={form} submitText={t('room:create')}>
 *   <Step title={t('room:step.target')}>
 *     <TextField name="target" />
 *   </Step>
 *   <Step title={t('room:step.members')}>…</Step>
 * </Steps>
 * ```
 */
export function Steps({ form, submitText, look, children }: StepsProps) {
  const t = useTranslations('parts')
  const steps = Children.toArray(children).filter(isStep)
  const last = steps.length - 1
  const at = Math.min(form.step, last)
  const [seen, setSeen] = useState(at)
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isHeadingWanted = useRef(false)
  const id = useId()

  function goTo(step: number) {
    isHeadingWanted.current = true
    setSeen(Math.max(seen, step))
    form.goTo(step)
  }

  /** Leaves the step for one that comes after it, once its fields are right. */
  function goOn(step: number) {
    const { issues } = checkOnce(form.schema, form.fields.getFieldsValue(true) as object)
    const wrong = issues.filter(({ path }) => stepOf(fieldElement(form.name, path)) === at)
    if (wrong.length === 0) return goTo(step)
    form.fields.validateFields(wrong.map(({ path }) => [...path])).catch(() => undefined)
    focusFirst(form.name, wrong)
  }

  useEffect(() => {
    if (isHeadingWanted.current) focusHeading(heading.current, { scrolls: true })
    isHeadingWanted.current = false
  }, [at])

  useEffect(() => {
    const element = frame.current
    function reveal({ target }: Event) {
      const step = stepOf(target as Element)
      // The field can take the focus only once its step is there.
      if (step !== null) flushSync(() => form.goTo(step))
    }
    element?.addEventListener(REVEAL, reveal)
    return () => element?.removeEventListener(REVEAL, reveal)
  })

  return (
    <FormFrame form={at < last ? { ...form, send: () => goOn(at + 1) } : form}>
      <nav aria-label={t('parts:form.steps.title')}>
        <ol className={styles.list}>
          {steps.map(({ key, props: { title } }, step) => (
            <li
              key={key}
              data-done={step < at ? '' : undefined}
              aria-current={step === at ? 'step' : undefined}
            >
              {step !== at && step <= seen ? (
                <button type="button" onClick={() => (step < at ? goTo(step) : goOn(step))}>
                  <span className={styles.title}>{title}</span>
                </button>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div ref={frame}>
        {steps.slice(0, seen + 1).map((element, step) => (
          <section
            key={element.key}
            data-step={step}
            className={styles.step}
            hidden={step !== at}
            aria-labelledby={`${id}${step}-title`}
          >
            <h2 id={`${id}${step}-title`} ref={step === at ? heading : undefined} tabIndex={-1}>
              <small>{t('parts:form.steps.place', { number: step + 1, total: steps.length })}</small>{' '}
              {element.props.title}
            </h2>
            {element}
          </section>
        ))}
      </div>
      <FormEnd
        form={at < last ? { ...form, isWaiting: false } : form}
        submitText={at < last ? t('parts:form.steps.next') : submitText}
        look={look}
        {...(at > 0
          ? { beside: <Button onClick={() => goTo(at - 1)}>{t('parts:form.steps.back')}</Button> }
          : {})}
      />
    </FormFrame>
  )
}
