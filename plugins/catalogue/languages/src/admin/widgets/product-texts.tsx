import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Badge } from "@medusajs/ui"
import type { DetailWidgetProps, AdminProduct } from "@medusajs/framework/types"
import { missingIn, TextsForm, type ProductTexts } from "../TextsForm"
import { useTexts } from "../texts"

function ProductTextsWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTexts()
  const answer = useAnswer<{ texts: ProductTexts }>(`/admin/languages/products/${product.id}`)
  const missing = answer.data && missingIn(answer.data.texts)
  return (
    <Section
      title={t("title")}
      hint={t("hint")}
      beside={
        missing !== undefined && (
          <Badge size="2xsmall" color={missing ? "orange" : "green"}>
            {missing ? t("missingCount", { number: missing }) : t("complete")}
          </Badge>
        )
      }
    >
      <Answered answer={answer}>
        {({ texts }) => <TextsForm key={product.id} productId={product.id} texts={texts} />}
      </Answered>
    </Section>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after", id: "languages:product-texts" })

export default ProductTextsWidget
