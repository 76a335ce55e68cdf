import { Answered, Section, useAnswer, textsOf } from "@bon-perroquet/admin-kit"
import type { BoughtWith } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Table, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { fr } from "../i18n/fr"

const useTexts = textsOf<typeof fr>("bought_together")

/** Renders nothing if the feature is disabled. */
function BoughtTogetherWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t, language } = useTexts()
  const answer = useAnswer<{ others: BoughtWith | null }>(
    `/admin/bought-together/products/${product.id}?language=${language}`,
  )
  if (answer.data?.others === null) return null
  return (
    <Section title={t("title")} hint={t("hint")}>
      <Answered answer={answer}>{({ others }) => <Others others={others ?? []} />}</Answered>
    </Section>
  )
}

function Others({ others }: { others: BoughtWith }) {
  const { t } = useTexts()
  if (!others.length)
    return (
      <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
        {t("none")}
      </Text>
    )
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t("product")}</Table.HeaderCell>
          <Table.HeaderCell className="text-right">{t("buyers")}</Table.HeaderCell>
          <Table.HeaderCell className="text-right">{t("stock")}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {others.map(({ product_id, name, buyers, stock }) => (
          <Table.Row key={product_id}>
            <Table.Cell>
              <Link to={`/products/${product_id}`} className="text-ui-fg-base underline">
                {name}
              </Link>
            </Table.Cell>
            <Table.Cell className="text-right">{buyers}</Table.Cell>
            <Table.Cell className="text-right">{stock}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after", id: "bought-together:product" })

export default BoughtTogetherWidget
