import { logoAddress, type Brand } from "@bon-perroquet/contract/theme"
import { useUploadLogo } from "@bon-perroquet/shop-react/admin"
import { ImagePlus, Trash2 } from "lucide-react"
import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { failureText, toast } from "../../../../components/toast"
import { ImageInput } from "../../product-form/ImageInput"

export function LogoField() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { field } = useController<Brand, "logo">({ name: "logo" })
  const { mutateAsync, isPending } = useUploadLogo()
  const logo = field.value
  async function take([file]: File[]) {
    if (!file) return
    try {
      field.onChange(await mutateAsync(file))
    } catch (error) {
      const title = t("failure.image", { reason: failureText(error, common) })
      toast({ variant: "destructive", title, description: file.name })
    }
  }
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      {logo ? (
        <span className="daylight inline-flex w-fit max-w-full rounded-control border border-line bg-card p-4">
          <img
            src={logoAddress(logo.id, "logo")}
            alt={t("settings.brand.ownLogo")}
            width={logo.width}
            height={logo.height}
            className="h-auto max-h-20 w-auto max-w-full"
          />
        </span>
      ) : (
        <p className="text-bark">{t("settings.brand.noLogo")}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ImageInput isBusy={isPending} onFiles={(files) => void take(files)}>
          {!isPending && <ImagePlus aria-hidden className="size-5" />}
          {t("settings.brand.upload")}
        </ImageInput>
        {logo && (
          <Button variant="quiet" onClick={() => field.onChange(null)}>
            <Trash2 aria-hidden className="size-5" />
            {t("settings.brand.remove")}
          </Button>
        )}
      </div>
      <p className="text-sm text-bark">{t("settings.brand.logoHint")}</p>
    </div>
  )
}
