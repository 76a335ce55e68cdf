import {
  useRereadSetting,
  useSaveSetting,
  type KeptSetting,
  type SettingName,
  type SettingValues,
} from "@bon-perroquet/shop-react/admin"
import type { ReactNode, SyntheticEvent } from "react"
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Resolver } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices, useDraft, type FieldTexts, type Read } from "../../../components/draft"
import { useResultToast } from "../use-result-toast"
import { SettingActions } from "./SettingActions"

type SettingFormOptions<Name extends SettingName, Values extends FieldValues> = {
  name: Name
  setting: KeptSetting<Name>
  resolver: Resolver<Values>
  valuesOf: (value: SettingValues[Name]) => Values
  valueOf: (values: Values) => SettingValues[Name]
  onSaved: () => void
}

/** Edits a setting with a draft. Saves it only if nobody has changed the version that was read. */
export function useSettingForm<Name extends SettingName, Values extends FieldValues>({
  name,
  setting,
  resolver,
  valuesOf,
  valueOf,
  onSaved,
}: SettingFormOptions<Name, Values>) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useSaveSetting(name)
  const reread = useRereadSetting(name)
  const withToast = useResultToast()
  const readOf = ({ value, version }: KeptSetting<Name>): Read<Values> => ({
    values: valuesOf(value),
    version,
  })
  const read = readOf(setting)
  const form = useForm<Values>({ resolver, defaultValues: read.values as DefaultValues<Values> })
  const draft = useDraft({ form, name: "setting", record: name, read })
  const save = form.handleSubmit(async (values) => {
    if (isPending) return
    const saving = draft.save(
      values,
      (typed, { version }) => mutateAsync({ value: valueOf(typed), version }),
      async () => readOf(await reread()),
      onSaved,
    )
    await withToast(saving, t("settings.saved"), t("settings.failed")).catch(() => undefined)
  })
  /** Fills in the form without saving it. */
  const show = (value: SettingValues[Name]) => form.reset(valuesOf(value), { keepDefaultValues: true })
  return { name, setting, form, draft, save: (event: SyntheticEvent) => void save(event), isPending, show }
}

type SettingFormProps<Name extends SettingName, Values extends FieldValues> = ReturnType<
  typeof useSettingForm<Name, Values>
> & {
  /** Names and values of the fields for drafts. */
  texts: FieldTexts
  children: ReactNode
}

/** The form of a setting. Its fields read and register values with `useFormContext`. */
export function SettingForm<Name extends SettingName, Values extends FieldValues>({
  name,
  setting,
  form,
  draft,
  save,
  isPending,
  show,
  texts,
  children,
}: SettingFormProps<Name, Values>) {
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-8">
        <DraftNotices draft={draft} texts={texts} />
        {children}
        <SettingActions name={name} setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}
