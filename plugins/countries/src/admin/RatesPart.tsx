import { day, percent, useChange } from "@bon-perroquet/admin-kit"
import { vatClassText } from "@bon-perroquet/contract/vat-classes"
import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { RateForm } from "./RateForm"
import { useTexts } from "./texts"
import { currentRates, SHOWN_CLASSES, type VatRate, type VatRates } from "./vat-rates"

interface RatesPartProps {
  code: string
  vat: VatRates
}

/** Shows current and planned VAT rates of a country. */
export function RatesPart({ code, vat }: RatesPartProps) {
  const { t, language } = useTexts()
  const [isPlanning, setPlanning] = useState(false)
  const [now] = useState(() => new Date())
  const rates = SHOWN_CLASSES.map((each) => ({ ...each, known: currentRates(vat, code, each.vatClass, now) }))
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {t("rates.title")}. {t(vat.scheme === "oss" ? "rates.oss" : "rates.origin")}
      </Text>
      {rates.every(({ known }) => !known.length) && <Text size="small">{t("rates.none")}</Text>}
      <ul className="flex flex-col gap-2">
        {rates.flatMap(({ vatClass, known }) =>
          known.map((rate) => (
            <Rate key={rate.id} name={vatClassText(vatClass, language)} rate={rate} now={now} />
          )),
        )}
      </ul>
      {isPlanning ? (
        <RateForm code={code} onEnd={() => setPlanning(false)} />
      ) : (
        <div className="flex justify-end">
          <Button size="small" variant="secondary" onClick={() => setPlanning(true)}>
            {t("rates.plan")}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RateProps {
  name: string
  rate: VatRate
  now: Date
}

function Rate({ name, rate, now }: RateProps) {
  const { t, locale } = useTexts()
  const isPlanned = new Date(rate.valid_from) > now
  const withdraw = useChange<string>({
    to: (id) => ({ path: `/admin/vat/rates/${id}`, method: "DELETE" }),
    done: t("rates.withdrawn"),
    failed: () => t("changeFailed"),
  })
  const date = day(rate.valid_from, locale)
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Text size="small">
        {name} {percent(rate.rate, locale)}, {t(isPlanned ? "rates.from" : "rates.since", { date })}
      </Text>
      {isPlanned && (
        <Button
          size="small"
          variant="transparent"
          isLoading={withdraw.isPending}
          onClick={() => withdraw.mutate(rate.id)}
        >
          {t("rates.withdraw")}
        </Button>
      )}
    </li>
  )
}
