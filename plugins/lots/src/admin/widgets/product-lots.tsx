import { Answered, day, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { Lot, ProductLots } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Badge, Table, Text } from "@medusajs/ui"
import { useTexts } from "../texts"

const TONES = { recalled: "red", gone: "grey", expired: "red", near: "orange", sellable: "green" } as const

/** Shows a product's lots on the shelf. Hidden without lot tracking. */
function ProductLotsWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTexts()
  const answer = useAnswer<ProductLots>(`/admin/lots/products/${product.id}`)
  if (answer.error?.message === "not_found" || answer.data?.is_kept === false) return null
  return (
    <Section title={t("title")} hint={t("hint")}>
      <Answered answer={answer}>{({ lots }) => <Lots lots={lots} />}</Answered>
    </Section>
  )
}

function Lots({ lots }: { lots: readonly Lot[] }) {
  const { t, locale } = useTexts()
  if (!lots.length)
    return (
      <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
        {t("none")}
      </Text>
    )
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t("number")}</Table.HeaderCell>
          <Table.HeaderCell>{t("date")}</Table.HeaderCell>
          <Table.HeaderCell className="text-right">{t("quantity")}</Table.HeaderCell>
          <Table.HeaderCell />
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lots.map(({ id, number, best_before, quantity, state }) => (
          <Table.Row key={id}>
            <Table.Cell>{number || t("unnumbered")}</Table.Cell>
            <Table.Cell>{best_before ? day(best_before, locale) : t("noDate")}</Table.Cell>
            <Table.Cell className="text-right">{quantity}</Table.Cell>
            <Table.Cell>
              <Badge size="2xsmall" color={TONES[state]}>
                {t(`states.${state}`)}
              </Badge>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after", id: "lots:product-lots" })

export default ProductLotsWidget
