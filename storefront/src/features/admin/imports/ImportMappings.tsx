import type { ImportReading, ProductImport, TableKind } from "@bon-perroquet/contract"
import {
  useDeleteImportMapping,
  useImportMappings,
  useSaveImportMapping,
} from "@bon-perroquet/shop-react/admin"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { useFailureToast } from "../../../components/toast"

type Reading = NonNullable<ProductImport["reading"]>

export function ImportMappings({
  kind,
  reading,
  onRead,
}: {
  kind: TableKind
  reading: Reading
  onRead: (change: Partial<ImportReading>) => void
}) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { data: saved = [] } = useImportMappings()
  const mappings = saved.filter((mapping) => mapping.kind === kind)
  const { mutate: remove } = useDeleteImportMapping()
  const onError = (error: Error) => sayFailure(error, t("failure.import"))
  return (
    <div className="flex flex-col gap-3">
      {mappings.length > 0 && (
        <ul aria-label={t("imports.mappings.title")} className="flex flex-wrap gap-2">
          {mappings.map((mapping) => (
            <li key={mapping.id} className="flex items-center rounded-pill border border-edge">
              <Button variant="quiet" size="sm" onClick={() => onRead(mapping.reading)}>
                {mapping.name}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t("imports.mappings.delete", { name: mapping.name })}
                onClick={() => remove(mapping.id, { onError })}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SaveMapping kind={kind} reading={reading} onError={onError} />
    </div>
  )
}

type SaveMappingProps = { kind: TableKind; reading: Reading; onError: (error: Error) => void }

function SaveMapping({ kind, reading, onError }: SaveMappingProps) {
  const { t } = useTranslation("admin")
  const [name, setName] = useState("")
  const { mutate, isPending } = useSaveImportMapping()
  const { columns, language, weight_unit, prices_include_vat } = reading
  const save = () =>
    mutate(
      { kind, name, reading: { columns, language, weight_unit, prices_include_vat } },
      { onError, onSuccess: () => setName("") },
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label={t("imports.mappings.name")}
        className="min-w-48 flex-1"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="secondary" pending={isPending} disabled={!name.trim()} onClick={save}>
        {t("imports.mappings.save")}
      </Button>
    </div>
  )
}
