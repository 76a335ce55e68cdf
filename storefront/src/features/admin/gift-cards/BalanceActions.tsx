import type { AdminBalanceDetail } from "@bon-perroquet/contract"
import { useReplaceGiftCard, useSetBalanceState, useTopUpGiftCard } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"
import { useResultToast } from "../use-result-toast"
import { BalanceDialog, ReasonDialog } from "./BalanceDialog"

type BalanceActionsProps = { balance: AdminBalanceDetail; onReplaced: (code: string) => void }

/** Top-up, block and replacement of a gift card. Store credit can only be blocked here. */
export function BalanceActions({ balance: { id, kind, state }, onReplaced }: BalanceActionsProps) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const withToast = useResultToast()
  const showFailure = useFailureToast()
  const [open, setOpen] = useState<"topUp" | "state" | "replace">()
  const topUp = useTopUpGiftCard(id)
  const setState = useSetBalanceState(id)
  const replace = useReplaceGiftCard(id)
  const close = () => setOpen(undefined)
  const isCard = kind === "gift_card"
  const isBlocked = state === "blocked"
  if (state === "replaced" || state === "expired") return null

  const changeState = (reason: string) =>
    void withToast(
      setState.mutateAsync({ state: isBlocked ? "active" : "blocked", reason }),
      t(isBlocked ? "giftCards.unblocked" : "giftCards.blocked"),
      t("giftCards.failed"),
    ).then(close, () => undefined)

  const replaceCard = (reason: string) =>
    void replace.mutateAsync(reason).then(
      ({ code }) => {
        close()
        onReplaced(code)
      },
      (error: unknown) => showFailure(error, t("giftCards.failed")),
    )

  return (
    <div className="flex flex-wrap gap-3">
      {isCard && may("shop:write") && !isBlocked && (
        <Button size="sm" onClick={() => setOpen("topUp")}>
          {t("giftCards.topUp")}
        </Button>
      )}
      {may("orders:write") && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("state")}>
          {t(isBlocked ? "giftCards.unblock" : "giftCards.block")}
        </Button>
      )}
      {isCard && may("shop:write") && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("replace")}>
          {t("giftCards.replace")}
        </Button>
      )}
      {open === "topUp" && (
        <BalanceDialog
          title={t("giftCards.topUp")}
          action={t("giftCards.topUpAction")}
          isPending={topUp.isPending}
          onGive={(given) =>
            void withToast(topUp.mutateAsync(given), t("giftCards.toppedUp"), t("giftCards.failed")).then(
              close,
              () => undefined,
            )
          }
          onClose={close}
        />
      )}
      {open === "state" && (
        <ReasonDialog
          title={t(isBlocked ? "giftCards.unblock" : "giftCards.block")}
          text={t(isBlocked ? "giftCards.unblockText" : "giftCards.blockText")}
          action={t(isBlocked ? "giftCards.unblock" : "giftCards.block")}
          isPending={setState.isPending}
          onConfirm={changeState}
          onClose={close}
        />
      )}
      {open === "replace" && (
        <ReasonDialog
          title={t("giftCards.replace")}
          text={t("giftCards.replaceText")}
          action={t("giftCards.replace")}
          isPending={replace.isPending}
          onConfirm={replaceCard}
          onClose={close}
        />
      )}
    </div>
  )
}
