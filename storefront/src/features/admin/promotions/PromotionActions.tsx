import type { AdminPromotion } from "@bon-perroquet/contract"
import { useDeletePromotion, useEndPromotion } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { useResultToast } from "../use-result-toast"

type Ending = "end" | "delete"

export function PromotionActions({ promotion }: { promotion: AdminPromotion }) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const withToast = useResultToast()
  const end = useEndPromotion()
  const remove = useDeletePromotion()
  const [chosenEnding, setEnding] = useState<Ending | null>(null)
  const { id, code, state, form, is_deletable } = promotion
  const canEnd = form !== null && (state === "running" || state === "planned" || state === "used_up")
  const calls = {
    end: () => end.mutateAsync(id),
    delete: async () => {
      await remove.mutateAsync(id)
      await navigate("/admin/promotions")
    },
  }
  const confirm = (ending: Ending) =>
    void withToast(calls[ending](), t(`promotions.${ending}.done`), t(`promotions.${ending}.failed`)).catch(
      () => undefined,
    )
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {canEnd && (
        <Button variant="secondary" size="sm" pending={end.isPending} onClick={() => setEnding("end")}>
          {t("promotions.end.action")}
        </Button>
      )}
      {is_deletable && (
        <Button variant="secondary" size="sm" pending={remove.isPending} onClick={() => setEnding("delete")}>
          {t("promotions.delete.action")}
        </Button>
      )}
      {chosenEnding && (
        <Confirmation
          open
          onClose={() => setEnding(null)}
          title={t(`promotions.${chosenEnding}.title`, { code })}
          text={t(`promotions.${chosenEnding}.text`)}
          action={t(`promotions.${chosenEnding}.confirm`)}
          cancel={t(`promotions.${chosenEnding}.keep`)}
          onConfirm={() => confirm(chosenEnding)}
        />
      )}
    </div>
  )
}
