import { MAX_QUOTE_MESSAGE, type StaffQuote } from "@bon-perroquet/contract"
import { useDeclineQuote, useOfferQuote, useRereadQuote } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type FieldTexts } from "../../../components/draft"
import { Field, TextAreaField } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { useResultToast } from "../use-result-toast"
import { offerFormSchema, offerFrom, offerValuesOf, type OfferValues } from "./offer-form"

const byRules = zodResolver(offerFormSchema)
const CARD = "flex flex-col gap-4 rounded-card border border-line bg-card p-5"

/**
 * Prices, message and last day of an offer, with buttons to send it and to decline the quote. A changed quote, for
 * example with another usual price, keeps what staff typed.
 */
export function OfferForm({ quote, onSent }: { quote: StaffQuote; onSent: () => void }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const withToast = useResultToast()
  const offer = useOfferQuote(quote.id)
  const decline = useDeclineQuote(quote)
  const reread = useRereadQuote(quote.id)
  const readOf = (read: StaffQuote) => ({ values: offerValuesOf(read, language), version: read.version })
  const read = readOf(quote)
  const form = useForm<OfferValues>({ resolver: byRules, defaultValues: read.values })
  const draft = useDraft({ form, name: "quote-offer", record: quote.id, read })
  const texts = useOfferTexts(quote)
  const { register, handleSubmit, getValues, control, formState } = form
  const { errors } = formState
  const isWithoutPrice = useWatch({ control, name: "lines" }).every(({ price }) => price.trim() === "")
  const isBusy = offer.isPending || decline.isPending
  function answer(change: () => Promise<unknown>, done: string) {
    if (!isBusy) void withToast(change(), done, t("quotes.failed")).catch(() => undefined)
  }
  const send = (values: OfferValues) =>
    answer(
      () =>
        draft.save(
          values,
          (typed, { version }) => offer.mutateAsync({ offer: offerFrom(typed), version }),
          async () => readOf(await reread()),
          onSent,
        ),
      t("quotes.offered"),
    )
  async function refuse() {
    await decline.mutateAsync(getValues("message"))
    draft.close()
  }

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit(send)(event)}>
      <DraftNotices draft={draft} texts={texts} />
      <ul aria-label={t("quotes.lines")} className="flex flex-col gap-4">
        {quote.lines.map(({ variant_id, name, sku, usual_net_cents }, index) => (
          <li key={variant_id} className={CARD}>
            <p>
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm wrap-anywhere text-bark">{sku}</span>
            </p>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={t("quotes.quantity")}
                inputMode="numeric"
                autoComplete="off"
                aria-label={t("quotes.quantityOf", { name })}
                error={errors.lines?.[index]?.quantity && t("quotes.quantityWrong")}
                {...register(`lines.${index}.quantity`)}
              />
              <Field
                label={t("quotes.price")}
                hint={t("quotes.usual", { price: formatCents(usual_net_cents, language) })}
                inputMode="decimal"
                autoComplete="off"
                aria-label={t("quotes.priceOf", { name })}
                error={errors.lines?.[index]?.price && t("quotes.priceWrong")}
                {...register(`lines.${index}.price`)}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={CARD}>
        {errors.lines?.root && isWithoutPrice && (
          <p role="alert" className="text-sm font-semibold text-macaw">
            {t("quotes.priceMissing")}
          </p>
        )}
        <p className="text-bark">{t("quotes.hint")}</p>
        <Field
          type="date"
          className="sm:max-w-xs"
          label={t("quotes.validUntil")}
          error={errors.valid_until && t("quotes.dayWrong")}
          {...register("valid_until")}
        />
        <TextAreaField
          label={t("quotes.message")}
          optionalLabel={common("optional")}
          rows={4}
          maxLength={MAX_QUOTE_MESSAGE}
          {...register("message")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={offer.isPending}>
            {t(quote.state === "offered" ? "quotes.replace" : "quotes.send")}
          </Button>
          <Button
            variant="secondary"
            pending={decline.isPending}
            onClick={() => answer(refuse, t("quotes.declined"))}
          >
            {t("quotes.decline")}
          </Button>
        </div>
      </div>
    </form>
  )
}

const OF_A_LINE = /^lines\.(\d+)\.(quantity|price)$/

function useOfferTexts({ lines }: StaffQuote): FieldTexts {
  const { t } = useTranslation("admin")
  function nameOf(path: string): string {
    const [, index, field] = OF_A_LINE.exec(path) ?? []
    const line = lines[Number(index)]
    if (line) return t(field === "price" ? "quotes.priceOf" : "quotes.quantityOf", { name: line.name })
    if (path === "valid_until") return t("quotes.validUntil")
    return t(path === "message" ? "quotes.message" : "quotes.lines")
  }
  return { nameOf, valueOf: (_path, value) => (Array.isArray(value) ? String(value.length) : String(value)) }
}
