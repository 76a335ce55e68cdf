import type { AdminCountry } from "@bon-perroquet/contract"
import { useChangeCountry } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { useResultToast } from "../use-result-toast"
import { useCountryName } from "./use-country-name"

export function CountryActions({ country: { code, open, own, uses, carts } }: { country: AdminCountry }) {
  const { t } = useTranslation("admin")
  const nameOf = useCountryName()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useChangeCountry()
  const [question, ask] = useState<"close" | "undo" | null>(null)
  if (!own) return null
  const failed = t("settings.countries.failed")
  const setState = (requested: boolean) =>
    void withToast(
      mutateAsync({ kind: "state", code, open: requested }),
      t(`settings.countries.${requested ? "reopen" : "close"}.done`),
      failed,
    ).catch(() => undefined)
  const undo = () =>
    void withToast(mutateAsync({ kind: "undo", code }), t("settings.countries.undo.done"), failed).catch(
      () => undefined,
    )
  const closing = [
    t("settings.countries.close.text"),
    carts > 0 && t("settings.countries.close.carts", { count: carts }),
  ]
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        onClick={() => (open ? ask("close") : setState(true))}
      >
        {t(`settings.countries.${open ? "close" : "reopen"}.action`)}
      </Button>
      {uses === 0 && (
        <Button variant="secondary" size="sm" disabled={isPending} onClick={() => ask("undo")}>
          {t("settings.countries.undo.action")}
        </Button>
      )}
      {question && (
        <Confirmation
          open
          onClose={() => ask(null)}
          title={t(`settings.countries.${question}.title`, { country: nameOf(code) })}
          text={question === "close" ? closing.filter(Boolean).join(" ") : t("settings.countries.undo.text")}
          action={t(`settings.countries.${question}.confirm`)}
          cancel={t("settings.countries.keep")}
          onConfirm={() => (question === "close" ? setState(false) : undo())}
        />
      )}
    </>
  )
}
