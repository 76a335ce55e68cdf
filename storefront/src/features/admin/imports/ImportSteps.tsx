import type { ProductImport } from "@bon-perroquet/contract"
import { usePauseImport, useRunImport, useUndoImport } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { useFailureToast } from "../../../components/toast"
import { importAddress, screenKind } from "../import-link/kind"

export function ImportSteps({ checked, runText }: { checked: ProductImport; runText: string }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const run = useRunImport()
  const pause = usePauseImport()
  const undo = useUndoImport()
  const navigate = useNavigate()
  const { id, kind, state, changes, undoes, reading } = checked
  const onError = (error: Error) => sayFailure(error, t("failure.import"))
  const start = () => run.mutate(id, { onError })
  if (state === "checked")
    return changes > 0 && !reading?.questions.length ? (
      <Button pending={run.isPending} className="self-start" onClick={start}>
        {runText}
      </Button>
    ) : null
  if (state === "running")
    return (
      <Button
        variant="secondary"
        pending={pause.isPending}
        className="self-start"
        onClick={() => pause.mutate(id, { onError })}
      >
        {t("imports.pause")}
      </Button>
    )
  if (state === "paused")
    return (
      <Button pending={run.isPending} className="self-start" onClick={start}>
        {t("imports.continue")}
      </Button>
    )
  if (kind === "pictures" || undoes || changes === 0) return null
  return (
    <Button
      variant="secondary"
      pending={undo.isPending}
      className="self-start"
      onClick={() =>
        undo.mutate(id, {
          onError,
          onSuccess: (created) => void navigate(importAddress(screenKind(kind), created.id)),
        })
      }
    >
      {t("imports.undo.check")}
    </Button>
  )
}
