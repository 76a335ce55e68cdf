import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { ListingForm, type Listing } from "../ListingForm"
import { useTexts } from "../texts"
import { unitWeights } from "../unit-weights"

function ProductListingWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTexts()
  const answer = useAnswer<Listing>(`/admin/listings/${product.id}`)
  return (
    <Section title={t("title")} hint={t("hint")}>
      <Answered answer={answer}>
        {(listing) => (
          <ListingForm
            key={product.id}
            productId={product.id}
            listing={listing}
            weights={unitWeights(product)}
          />
        )}
      </Answered>
    </Section>
  )
}

export const config = defineWidgetConfig({
  zone: "product.details.side.after",
  id: "shop-api:product-listing",
})

export default ProductListingWidget
