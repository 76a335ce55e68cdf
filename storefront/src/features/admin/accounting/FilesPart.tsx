import { ADMIN_FILES } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { OrderCard } from "../../order"
import { Choice } from "../lists/Choice"
import { FetchFileButton } from "../lists/FetchFileButton"
import type { TaxPeriod } from "./tax-period"

/**
 * Number of years to offer: the current one, and the ten years for which Belgian law requires documents to be stored.
 */
const YEARS = 11

export function FilesPart({ period: { id, from, to } }: { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  return (
    <div className="flex flex-col gap-4">
      <OrderCard title={t("accounting.journal.title")}>
        <p>{t("accounting.journal.text")}</p>
        <div>
          <FetchFileButton
            file={ADMIN_FILES.journal({ from, to })}
            name={`journal-${id}.csv`}
            text={t("accounting.journal.fetch")}
          />
        </div>
      </OrderCard>
      <OrderCard title={t("accounting.ubl.title")}>
        <p>{t("accounting.ubl.text")}</p>
        <div>
          <FetchFileButton
            file={ADMIN_FILES.ubl({ from, to })}
            name={`ubl-${id}.zip`}
            text={t("accounting.ubl.fetch")}
          />
        </div>
      </OrderCard>
      <OrderCard title={t("accounting.eInvoices.title")}>
        <p>{t("accounting.eInvoices.text")}</p>
        <div>
          <FetchFileButton
            file={ADMIN_FILES.eInvoices({ from, to })}
            name={`e-invoices-${id}.csv`}
            text={t("accounting.eInvoices.fetch")}
          />
        </div>
      </OrderCard>
      <YearArchive newest={Number(from.slice(0, 4))} />
    </div>
  )
}

function YearArchive({ newest }: { newest: number }) {
  const { t } = useTranslation("admin")
  const [now] = useState(() => new Date().getFullYear())
  const [chosen, setChosen] = useState<string | null>(null)
  const year = chosen ?? String(newest)
  const years = Array.from({ length: YEARS }, (_, back) => String(Math.max(now, newest) - back))
  return (
    <OrderCard title={t("accounting.archive.title")}>
      <p>{t("accounting.archive.text")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Choice
          label={t("accounting.archive.year")}
          value={year}
          onChange={setChosen}
          options={years.map((each) => ({ value: each, text: each }))}
        />
        <FetchFileButton
          file={ADMIN_FILES.archive({ year })}
          name={`archive-${year}.zip`}
          text={t("accounting.archive.fetch", { year })}
        />
      </div>
    </OrderCard>
  )
}
