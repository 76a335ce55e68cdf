import { useDeleteProducts } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { useResultToast } from "../use-result-toast"

/** Deletes the products of the demo catalogue, except those in open orders. */
export function RemoveDemo({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("admin")
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useDeleteProducts()
  const withToast = useResultToast()
  const remove = () =>
    void withToast(mutateAsync(ids), t("setup.demo.done"), t("setup.demo.failed")).catch(() => undefined)
  return (
    <>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => setAsking(true)}>
        {t("setup.demo.action", { count: ids.length })}
      </Button>
      <Confirmation
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("setup.demo.title")}
        text={t("setup.demo.text")}
        action={t("setup.demo.confirm")}
        cancel={t("setup.demo.keep")}
        onConfirm={remove}
      />
    </>
  )
}
