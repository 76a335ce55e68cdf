import { Facts, Section } from "@bon-perroquet/admin-kit"
import type { Business } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { useTexts } from "../texts"

/** Shows the customer's business. Renders nothing for a customer without a business. */
function CustomerBusinessWidget({ data: { metadata } }: DetailWidgetProps<AdminCustomer>) {
  const { t } = useTexts()
  const business = metadata?.["business"] as Partial<Business> | null | undefined
  if (!business?.company) return null
  return (
    <Section title={t("title")} hint={t("customerHint")}>
      <Facts
        facts={[
          [t("company"), business.company],
          [t("vatNumber"), business.vat_number],
        ]}
      />
    </Section>
  )
}

export const config = defineWidgetConfig({
  zone: "customer.details.side.before",
  id: "business:customer-business",
})

export default CustomerBusinessWidget
