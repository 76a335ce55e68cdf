import { PriceOrStockChangedError } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { toast, useFailureToast } from "../../components/toast"

/** Milliseconds for which a toast with an undo button is shown. */
const UNDO_MS = 10_000

type Told = { detail?: string | undefined; undo?: (() => void) | undefined }

/** Shows the result of a change in a toast with an optional undo button. Resolves even if the change failed. */
export function useResultToast() {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  return async (
    change: Promise<unknown>,
    done: string,
    failed: string,
    { detail, undo }: Told = {},
  ): Promise<void> => {
    try {
      await change
      toast({
        variant: "success",
        title: done,
        description: detail,
        ...(undo && { action: { label: t("undo"), run: undo }, durationMs: UNDO_MS }),
      })
    } catch (error) {
      // Shows no toast if somebody else changed the value, because a dialog offers both values.
      if (!(error instanceof PriceOrStockChangedError)) sayFailure(error, failed)
      throw error
    }
  }
}
