import { languageName, type AdminProductInformation } from "@bon-perroquet/contract"
import { useAdminInformation } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { InformationForm } from "./InformationForm"
import { useKeepsInformation } from "./use-keeps-information"
import { useMissingText } from "./use-missing-text"

/** Edits mandatory product information, which is saved separately from the product. */
export function ProductInformation({ id }: { id: string }) {
  return useKeepsInformation() ? <Kept id={id} /> : null
}

function Kept({ id }: { id: string }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useAdminInformation(id)
  const [saved, setSaved] = useState(0)
  const isComplete = data?.missing.length === 0
  return (
    <div className="border-t border-line pt-6">
      <Panel
        title={t("information.title")}
        action={isComplete && <Badge tone="success">{t("information.complete")}</Badge>}
      >
        <p className="-mt-3 max-w-prose text-bark">{t("information.intro")}</p>
        {data ? (
          <>
            <Lacking information={data} />
            <InformationForm key={saved} information={data} onSaved={() => setSaved((times) => times + 1)} />
          </>
        ) : (
          <Waiting what={t("information.title")} failed={error !== null} onRetry={() => void refetch()} />
        )}
      </Panel>
    </div>
  )
}

function Lacking({ information }: { information: AdminProductInformation }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const missingText = useMissingText()
  const { missing, untranslated, kind } = information
  if (missing.length + untranslated.length === 0) return null
  const languages = untranslated.map((each) => languageName(each, language)).join(", ")
  return (
    <div className="flex flex-col gap-1 rounded-card border border-seed bg-card p-4 text-sm">
      {missing.length > 0 && <p>{t("information.missing", { fields: missingText(missing, kind) })}</p>}
      {languages && <p>{t("information.untranslated", { languages })}</p>}
    </div>
  )
}
