import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { Right } from "@bon-perroquet/contract"
import type { FormEvent, ReactNode } from "react"
import { useMay } from "./rights"

interface SectionProps {
  title: string
  beside?: ReactNode
  hint?: string
  level?: "h1" | "h2"
  children?: ReactNode
}

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
  /** Permission to save. Users without it see no button. */
  needs: Right
  save: string
  isSaving: boolean
  onSave: () => void
  children: ReactNode
}

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
