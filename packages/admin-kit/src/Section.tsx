import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { Right } from "@bon-perroquet/contract"
import type { FormEvent, ReactNode } from "react"
import { useMay } from "./rights"

interface SectionProps {
  title: string
  /** A badge or a button beside the title. */
  beside?: ReactNode
  hint?: string
  /** The page's own heading is the first, a widget's stands below the engine's. */
  level?: "h1" | "h2"
  children?: ReactNode
}

/** One section of a screen, as the dashboard's own look. */
export function Section({ title, beside, hint, level = "h2", children }: SectionProps) {
  return (
    <Container className="divide-y p-0" data-extension>
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <div className="flex flex-col">
          <Heading level={level}>{title}</Heading>
          {hint && (
            <Text size="small" className="text-ui-fg-subtle">
              {hint}
            </Text>
          )}
        </div>
        {beside}
      </div>
      {children}
    </Container>
  )
}

interface FormProps {
  /** What saving takes: whoever may not sees the fields, and no button. */
  needs: Right
  save: string
  isSaving: boolean
  onSave: () => void
  children: ReactNode
}

/** The form of a section with its one button. */
export function Form({ needs, save, isSaving, onSave, children }: FormProps) {
  const may = useMay()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (may(needs)) onSave()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 px-6 py-4" noValidate>
      {children}
      {may(needs) && (
        <div className="flex justify-end">
          <Button type="submit" size="small" variant="secondary" isLoading={isSaving}>
            {save}
          </Button>
        </div>
      )}
    </form>
  )
}
