import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Badge, Text } from "@medusajs/ui"
import type { Information } from "../fields"
import { InformationForm } from "../InformationForm"
import { useTexts } from "../texts"

/** Shows the mandatory information of a product. Hidden if the feature is disabled. */
function ProductInformationWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTexts()
  const answer = useAnswer<Information>(`/admin/product-information/${product.id}`)
  const missing = answer.data?.missing ?? []
  if (answer.error?.message === "not_found") return null
  return (
    <Section
      title={t("title")}
      hint={t("intro")}
      beside={answer.data && missing.length === 0 && <Badge color="green">{t("complete")}</Badge>}
    >
      <Answered answer={answer}>
        {(told) => (
          <>
            {missing.length > 0 && (
              <Text size="small" className="px-6 py-4 text-ui-tag-orange-text">
                {t("missing", {
                  fields: missing
                    .map((each) => t(each === "allergens_marked" ? "marked" : `fields.${each}`))
                    .join(", "),
                })}
              </Text>
            )}
            <InformationForm key={told.version} productId={product.id} told={told} />
          </>
        )}
      </Answered>
    </Section>
  )
}

export const config = defineWidgetConfig({
  zone: "product.details.after",
  id: "product-information:product-information",
})

export default ProductInformationWidget
