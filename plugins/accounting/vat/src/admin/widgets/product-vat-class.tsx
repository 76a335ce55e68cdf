import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { useTexts } from "../texts"
import { VatClassForm } from "../VatClassForm"

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
