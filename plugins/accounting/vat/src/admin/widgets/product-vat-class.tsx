import { Answered, Section, useAnswer, Field, Form, useChange, useTyped } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { useTexts } from "../texts"
import { VAT_CLASSES, vatClassChoice } from "@bon-perroquet/contract/vat-classes"
import { Select } from "@medusajs/ui"

/** Lists the standard class first. */
const CLASSES = [...VAT_CLASSES].reverse()

interface VatClassFormProps {
  productId: string
  vatClass: number
}

function VatClassForm({ productId, vatClass }: VatClassFormProps) {
  const { t, language } = useTexts()
  const { value: chosen, type: choose, settle } = useTyped(String(vatClass))
  const save = useChange<number>({
    to: (vat_class) => ({ path: `/admin/vat/products/${productId}`, body: { vat_class } }),
    done: t("saved"),
    failed: () => t("failed"),
  })
  return (
    <Form
      needs="products:write"
      save={t("save")}
      isSaving={save.isPending}
      onSave={() => save.mutate(Number(chosen), { onSuccess: () => settle(chosen) })}
    >
      <Field label={t("label")}>
        {(control) => (
          <Select value={chosen} onValueChange={choose}>
            <Select.Trigger {...control}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {CLASSES.map((each) => (
                <Select.Item key={each} value={String(each)}>
                  {vatClassChoice(each, language)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
    </Form>
  )
}

function ProductVatClassWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTexts()
  const answer = useAnswer<{ vat_class: number }>(`/admin/vat/products/${product.id}`)
  return (
    <Section title={t("title")} hint={t("hint")}>
      <Answered answer={answer}>
        {({ vat_class }) => <VatClassForm key={product.id} productId={product.id} vatClass={vat_class} />}
      </Answered>
    </Section>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.after", id: "vat:product-vat-class" })

export default ProductVatClassWidget
