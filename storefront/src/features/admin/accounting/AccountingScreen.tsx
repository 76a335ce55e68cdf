import { Tabs } from "radix-ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { TabBar } from "../../../components/TabBar"
import { useOffers } from "../../../config/services"
import { Choice } from "../lists/Choice"
import { useAddress } from "../use-address"
import { BalancesPart } from "./BalancesPart"
import { CashPart } from "./CashPart"
import { FilesPart } from "./FilesPart"
import { PayoutsPart } from "./PayoutsPart"
import { taxPeriods, type TaxPeriod } from "./tax-period"
import { VatPart } from "./VatPart"
import { useLanguage } from "../../../i18n"

const PARTS = {
  ...{ vat: VatPart, files: FilesPart, cash: CashPart, payouts: PayoutsPart, balances: BalancesPart },
} as const
const USUAL_TABS = ["vat", "files", "cash", "payouts"] as const
const TABS = [...USUAL_TABS, "balances"] as const

export function AccountingScreen() {
  const { t } = useTranslation("admin")
  const { text, change } = useAddress()
  const [{ quarters, months }] = useState(() => taxPeriods(new Date()))
  const periods = [...quarters, ...months]
  const period = periods.find(({ id }) => id === text("period")) ?? quarters[0]
  const tabs = useOffers("gift_cards") ? TABS : USUAL_TABS
  const tab = tabs.find((name) => name === text("tab")) ?? TABS[0]
  const textOf = usePeriodText()
  if (!period) return null
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("accounting.title")} indexed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("accounting.title")}</h1>
        <Choice
          label={t("vatReport.period")}
          value={period.id}
          onChange={(id) => change({ period: id, payout: undefined })}
          options={periods.map((each) => ({ value: each.id, text: textOf(each) }))}
        />
      </header>
      <Tabs.Root
        value={tab}
        onValueChange={(name) => change({ tab: name === TABS[0] ? undefined : name, payout: undefined })}
      >
        <TabBar
          label={t("accounting.parts")}
          tabs={tabs.map((name) => ({ name, text: t(`accounting.tabs.${name}`) }))}
        />
        {tabs.map((name) => {
          const Part = PARTS[name]
          return (
            <Tabs.Content key={name} value={name} className="pt-6">
              <Part period={period} />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </div>
  )
}

function usePeriodText(): (period: TaxPeriod) => string {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" })
  return ({ from, year, quarter }) =>
    quarter ? t("vatReport.quarter", { number: quarter, year }) : month.format(new Date(from))
}
