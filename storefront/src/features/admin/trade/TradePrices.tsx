import { toCents, type ListedTradePrices } from "@bon-perroquet/contract"
import { tradePricesFile, useListedTradePrices, useSaveTradePrices } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { Dialog } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { ImportLink } from "../import-link/ImportLink"
import { FetchFileButton } from "../lists/FetchFileButton"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useAddress } from "../use-address"
import { useResultToast } from "../use-result-toast"
import { StepRows } from "./StepRows"
import { priceStepsFrom, priceStepsOf, stepsSchema, type StepsValues } from "./trade-form"

type Row = ListedTradePrices[number]

/** Prices of sizes in a list. A search also shows sizes without a price. */
export function TradePrices({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const search = text("q")
  const query = useListedTradePrices(id, { ...pageQuestion(page), search: search || undefined })
  const [edited, setEdited] = useState<Row | null>(null)
  const columns = useColumns(mayWrite ? setEdited : undefined)
  const title = t("trade.prices.title")
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-prose text-bark">{t("trade.prices.hint")}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t("trade.prices.search")} text={search} onChange={(q) => change({ q })} />
        <FetchFileButton file={tradePricesFile(id)} name="prices.csv" text={t("trade.prices.file")} />
        {mayWrite && <ImportLink kind="trade_prices" />}
      </div>
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ variant_id }) => variant_id}
        none={t(search ? "trade.prices.noneFound" : "trade.prices.none")}
      />
      {edited && <PriceDialog list={id} size={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

function useColumns(onEdit: ((row: Row) => void) | undefined): Column<Row>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const euro = (price: number) => formatCents(toCents(price), language)
  return [
    {
      label: t("trade.prices.size"),
      isWide: true,
      cell: ({ name, sku }) => (
        <>
          <span className="font-semibold">{name}</span>
          <span className="block text-sm wrap-anywhere text-bark">{sku}</span>
        </>
      ),
    },
    { label: t("trade.prices.usual"), isFigure: true, cell: ({ usual_net_price }) => euro(usual_net_price) },
    {
      label: t("trade.prices.price"),
      isFigure: true,
      cell: ({ steps }) =>
        steps.length
          ? steps.map(({ from, net_price }) => (
              <span key={from} className="block">
                {from > 1
                  ? t("trade.prices.from", { quantity: from, price: euro(net_price) })
                  : euro(net_price)}
              </span>
            ))
          : "–",
    },
    ...(onEdit
      ? [
          {
            label: t("trade.prices.edit"),
            isNamedOnly: true,
            isWide: true,
            cell: (row: Row) => (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("trade.prices.editOf", { name: row.name })}
                onClick={() => onEdit(row)}
              >
                {t("trade.prices.edit")}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

const byRules = zodResolver(stepsSchema)

function PriceDialog({ list, size, onClose }: { list: string; size: Row; onClose: () => void }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useSaveTradePrices(list)
  const withToast = useResultToast()
  const form = useForm<StepsValues>({
    resolver: byRules,
    defaultValues: priceStepsOf(size.steps, language),
  })
  function save(values: StepsValues) {
    const saving = mutateAsync({ prices: [{ variant_id: size.variant_id, steps: priceStepsFrom(values) }] })
    void withToast(saving, t("trade.prices.saved"), t("failure.price")).then(onClose, () => undefined)
  }
  return (
    <Dialog open onClose={onClose} title={size.name}>
      <FormProvider {...form}>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => void form.handleSubmit(save)(event)}
        >
          <StepRows
            label={t("trade.prices.netPrice")}
            hint={t("trade.prices.stepsHint", {
              price: formatCents(toCents(size.usual_net_price), language),
            })}
          />
          <Button type="submit" pending={isPending}>
            {t("trade.form.save")}
          </Button>
        </form>
      </FormProvider>
    </Dialog>
  )
}
