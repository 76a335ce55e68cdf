import { PriceOrStockChangedError } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { toast, useFailureToast } from "../../../components/toast"

/** How long a change can be taken back where it is told, in milliseconds. */
const UNDO_MS = 10_000

type Told = { detail?: string | undefined; undo?: (() => void) | undefined }

/** Tells in passing how a change went, and offers to take it back. What it gives back goes on as the change did. */
export function useTold() {
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
      // That one is not told in passing: there is something to choose.
      if (!(error instanceof PriceOrStockChangedError)) sayFailure(error, failed)
      throw error
    }
  }
}
