import { BALANCE_KINDS, BALANCE_STATES } from "@bon-perroquet/contract"
import { useBalances, useIssueGiftCard } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { HeadingsFrom } from "../../../components/Heading"
import { PageHead } from "../../../components/PageHead"
import { Panel } from "../../../components/Panel"
import { useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"
import { ImportLink } from "../import-link/ImportLink"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useAddress } from "../use-address"
import { BalanceDialog, type Given } from "./BalanceDialog"
import { IssuedCard } from "./IssuedCard"
import { useBalanceColumns } from "./use-balance-columns"
import { FilterChoice } from "../lists/FilterChoice"

type Issued = { code: string; cents: number }

/** Gift cards and store credit of all customers. */
export function GiftCardsScreen() {
  const { t } = useTranslation("admin")
  const [issued, setIssued] = useState<Issued>()
  const [isIssuing, setIssuing] = useState(false)
  const title = t("giftCards.title")
  if (issued)
    return (
      <>
        <PageHead title={title} indexed={false} />
        <IssuedCard {...issued} onClose={() => setIssued(undefined)} />
      </>
    )
  return (
    <div className="page-width py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <HeadingsFrom level={1}>
        <BalanceList onIssue={() => setIssuing(true)} />
      </HeadingsFrom>
      {isIssuing && (
        <IssueDialog
          onIssued={(card) => {
            setIssuing(false)
            setIssued(card)
          }}
          onClose={() => setIssuing(false)}
        />
      )}
    </div>
  )
}

type IssueDialogProps = { onIssued: (issued: Issued) => void; onClose: () => void }

function IssueDialog({ onIssued, onClose }: IssueDialogProps) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useIssueGiftCard()
  const showFailure = useFailureToast()
  const issue = (given: Given) =>
    void mutateAsync(given).then(
      ({ code }) => onIssued({ code, cents: given.amount_cents }),
      (error: unknown) => showFailure(error, t("giftCards.failed")),
    )
  return (
    <BalanceDialog
      title={t("giftCards.issue")}
      action={t("giftCards.issueAction")}
      hasLastDay
      isPending={isPending}
      onGive={issue}
      onClose={onClose}
    />
  )
}

function BalanceList({ onIssue }: { onIssue: () => void }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { text, chosen, page, change } = useAddress()
  const columns = useBalanceColumns()
  const search = text("q")
  const kind = chosen("kind", BALANCE_KINDS)
  const state = chosen("state", BALANCE_STATES)
  const rest = (["some", "none"] as const).find((each) => each === text("rest"))
  const query = useBalances({
    ...pageQuestion(page),
    ...(search && { search }),
    ...{ kind, state, rest },
  })
  const title = t("giftCards.title")
  return (
    <Panel
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          {may("reports:read") && (
            <LinkButton to="/admin/accounting?tab=balances" size="sm" variant="secondary">
              {t("giftCards.liability")}
            </LinkButton>
          )}
          {may("shop:write") && (
            <>
              <ImportLink kind="gift_cards" />
              <Button size="sm" onClick={onIssue}>
                <Plus aria-hidden className="size-4" />
                {t("giftCards.issue")}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("giftCards.search")} text={search} onChange={(q) => change({ q })} />
        <FilterChoice
          name="kind"
          label={t("giftCards.kind")}
          every={t("giftCards.everyKind")}
          values={BALANCE_KINDS}
          textOf={(value) => t(`giftCards.kinds.${value}`)}
        />
        <FilterChoice
          name="state"
          label={t("giftCards.state")}
          every={t("giftCards.everyState")}
          values={BALANCE_STATES}
          textOf={(value) => t(`giftCards.states.${value}`)}
        />
        <Choice
          label={t("giftCards.rest")}
          value={rest ?? ""}
          options={[
            { value: "", text: t("giftCards.everyRest") },
            { value: "some", text: t("giftCards.withRest") },
            { value: "none", text: t("giftCards.withoutRest") },
          ]}
          onChange={(value) => change({ rest: value })}
        />
      </div>
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t(search || kind || state || rest ? "giftCards.noneFound" : "giftCards.none")}
      />
    </Panel>
  )
}
