import { toast } from "../../../components/toast"
import { useFailureToast } from "../../account/use-failure-toast"

/** Tells in passing how a change went. What it gives back goes on as the change did. */
export function useTold() {
  const sayFailure = useFailureToast()
  return async (change: Promise<unknown>, done: string, failed: string, detail?: string): Promise<void> => {
    try {
      await change
      toast({ variant: "success", title: done, description: detail })
    } catch (error) {
      sayFailure(error, failed)
      throw error
    }
  }
}
