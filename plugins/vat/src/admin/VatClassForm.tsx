import { Field, Form, useChange } from "@bon-perroquet/admin-kit"
import { Select } from "@medusajs/ui"
import { useState } from "react"
import { useTexts } from "./texts"

const CLASSES = [
  { value: 21, name: "standard" },
  { value: 6, name: "reduced" },
] as const

interface VatClassFormProps {
  productId: string
  vatClass: number
}

/** The two classes to choose from. */
export function VatClassForm({ productId, vatClass }: VatClassFormProps) {
  const { t } = useTexts()
  const [chosen, choose] = useState(String(vatClass))
  const save = useChange<number>({
    to: (vat_class) => ({ path: `/admin/vat/products/${productId}`, body: { vat_class } }),
    done: t("saved"),
    failed: () => t("failed"),
  })
  return (
    <Form save={t("save")} isSaving={save.isPending} onSave={() => save.mutate(Number(chosen))}>
      <Field label={t("label")}>
        {(control) => (
          <Select value={chosen} onValueChange={choose}>
            <Select.Trigger {...control}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {CLASSES.map(({ value, name }) => (
                <Select.Item key={value} value={String(value)}>
                  {t(`class.${name}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
    </Form>
  )
}
