import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { saveBlob } from "../../../components/save-file"

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation("account")
  const save = () =>
    saveBlob("bon-perroquet-codes.txt", new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }))
  return (
    <div role="status" className="flex w-full flex-col items-start gap-4">
      <h3 className="text-lg">{t("security.factor.codes")}</h3>
      <p className="text-bark">{t("security.factor.codesText")}</p>
      <ul className="w-full rounded-control bg-sunken p-4 font-mono text-xs leading-7 tracking-tight sm:text-sm sm:leading-7 wrap-anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          {t("security.factor.download")}
        </Button>
        <Button onClick={onKept}>{t("security.factor.kept")}</Button>
      </div>
    </div>
  )
}
