import { languageName, type Redirect } from "@bon-perroquet/contract"
import { useDeleteRedirect, useSaveRedirect } from "@bon-perroquet/shop-react/admin"
import { Pencil, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"
import { Button } from "../../../../components/Button"
import type { Column } from "../../../../components/DataTable"
import { toast, useFailureToast } from "../../../../components/toast"
import { useLanguage } from "../../../../i18n"
import type { RedirectDraft } from "./RedirectForm"

export function useRedirectColumns(onEdit: (draft: RedirectDraft) => void): Column<Redirect>[] {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  return [
    {
      label: t("settings.redirects.source"),
      isWide: true,
      cell: ({ source, is_pattern }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{source}</span>
          {is_pattern && <Badge tone="information">{t("settings.redirects.pattern")}</Badge>}
        </span>
      ),
    },
    {
      label: t("settings.redirects.target"),
      isWide: true,
      cell: ({ target, language, leads_somewhere }) => (
        <>
          <span className="wrap-anywhere">{target}</span>
          {language && <span className="block text-sm text-bark">{languageName(language, reader)}</span>}
          {!leads_somewhere && (
            <span className="block text-sm font-semibold text-macaw">{t("settings.redirects.nowhere")}</span>
          )}
        </>
      ),
    },
    {
      label: t("settings.redirects.actions"),
      isNamedOnly: true,
      cell: (redirect) => <Actions redirect={redirect} onEdit={onEdit} />,
    },
  ]
}

type ActionsProps = { redirect: Redirect; onEdit: (draft: RedirectDraft) => void }

function Actions({ redirect, onEdit }: ActionsProps) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutateAsync: remove, isPending } = useDeleteRedirect()
  const { mutateAsync: save } = useSaveRedirect()
  const { id, source, target, language } = redirect
  const onError = (error: unknown) => sayFailure(error, t("settings.redirects.failed"))
  const restore = () => void save({ source, target, language }).catch(onError)
  const onDeleted = () =>
    toast({
      title: t("settings.redirects.deleted"),
      description: source,
      action: { label: t("undo"), run: restore },
    })
  return (
    <span className="flex justify-end gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={t("settings.redirects.edit", { source })}
        onClick={() => onEdit({ source, target, language })}
      >
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        pending={isPending}
        aria-label={t("settings.redirects.delete", { source })}
        onClick={() => void remove(id).then(onDeleted, onError)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </span>
  )
}
