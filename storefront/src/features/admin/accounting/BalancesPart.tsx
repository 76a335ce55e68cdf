import { BALANCE_ENTRY_KINDS, type Liability } from "@bon-perroquet/contract"
import { ADMIN_FILES, useLiability } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { Price } from "../../../components/price"
import { Waiting } from "../../../components/Waiting"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { PartHead } from "./PartHead"
import { Sums } from "./Sums"
import type { TaxPeriod } from "./tax-period"

type Line = { id: string; label: string; isSum: boolean; cents: readonly number[] }

/** What the shop owes as gift cards and store credit. */
export function BalancesPart({ period: { id, from, to } }: { period: TaxPeriod }) {
  const { t } = useTranslation("admin")
  const { data, error, isPlaceholderData, refetch } = useLiability({ from, to })
  useLoadFailure(error)
  const title = t("accounting.balances.title")
  const columns = useColumns(data)
  const linesOf = useLines()
  return (
    <div className="flex flex-col gap-6">
      <PartHead title={title} text={t("accounting.balances.text")}>
        <FetchFileButton
          file={ADMIN_FILES.balances({ from, to })}
          name={`balances-${id}.csv`}
          text={t("accounting.csv")}
        />
      </PartHead>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Sums
            sums={[
              [t("accounting.balances.opening"), data.opening_cents],
              [t("accounting.balances.change"), data.closing_cents - data.opening_cents],
              [t("accounting.balances.closing"), data.closing_cents],
            ]}
          />
          <DataTable
            label={title}
            columns={columns}
            rows={linesOf(data)}
            keyOf={(line) => line.id}
            isBusy={isPlaceholderData}
          />
        </>
      )}
    </div>
  )
}

function useColumns(liability: Liability | undefined): Column<Line>[] {
  const { t } = useTranslation("admin")
  return [
    {
      label: t("giftCards.movement"),
      isWide: true,
      cell: ({ label, isSum }) => <span className={isSum ? "font-semibold" : undefined}>{label}</span>,
    },
    ...(liability?.kinds ?? []).map(({ kind }, index): Column<Line> => ({
      label: t(`giftCards.kinds.${kind}`),
      isFigure: true,
      cell: ({ cents, isSum }) => (
        <Price cents={cents[index] ?? 0} className={isSum ? "font-semibold" : ""} />
      ),
    })),
  ]
}

/** Returns the lines of the report, without movements that did not occur. */
function useLines(): (liability: Liability) => Line[] {
  const { t } = useTranslation("admin")
  return ({ kinds }) => [
    {
      ...{ id: "opening", label: t("accounting.balances.opening"), isSum: true },
      cents: kinds.map(({ opening_cents }) => opening_cents),
    },
    ...BALANCE_ENTRY_KINDS.map((entry) => ({
      ...{ id: entry, label: t(`giftCards.entries.${entry}`), isSum: false },
      cents: kinds.map(({ movements }) => movements[entry]),
    })).filter(({ cents }) => cents.some((each) => each !== 0)),
    {
      ...{ id: "closing", label: t("accounting.balances.closing"), isSum: true },
      cents: kinds.map(({ closing_cents }) => closing_cents),
    },
  ]
}
