import { countryName, useChange, useMay } from "@bon-perroquet/admin-kit"
import { Button, usePrompt } from "@medusajs/ui"
import type { CountryView } from "../records/contract"
import { useTexts } from "./texts"

/** Buttons to close, reopen or remove a country. */
export function CountryActions({ country }: { country: CountryView }) {
  const { t, locale } = useTexts()
  const ask = usePrompt()
  const may = useMay()
  const { code, open, own, uses } = country
  const setOpen = useChange<boolean>({
    to: (wanted) => ({ path: `/admin/countries/${code}/state`, body: { open: wanted } }),
    done: t(open ? "closed" : "reopened"),
    failed: () => t("changeFailed"),
  })
  const undo = useChange<undefined>({
    to: () => ({ path: `/admin/countries/${code}`, method: "DELETE" }),
    done: t("undone"),
    failed: (refusal) => t(refusal === "country_in_use" ? "inUse" : "changeFailed"),
  })
  if (!own || !may("shop:write")) return null

  const confirmed = (what: "close" | "undo") =>
    ask({
      title: t(`${what}.ask`, { country: countryName(code, locale) }),
      description: t(`${what}.explain`),
      confirmText: t("confirm"),
      cancelText: t("cancel"),
    })
  const close = async () => {
    if (await confirmed("close")) setOpen.mutate(false)
  }
  const remove = async () => {
    if (await confirmed("undo")) undo.mutate(undefined)
  }
  return (
    <>
      {uses === 0 && (
        <Button size="small" variant="danger" isLoading={undo.isPending} onClick={() => void remove()}>
          {t("undo.action")}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        isLoading={setOpen.isPending}
        onClick={() => (open ? void close() : setOpen.mutate(true))}
      >
        {t(open ? "close.action" : "reopen")}
      </Button>
    </>
  )
}
