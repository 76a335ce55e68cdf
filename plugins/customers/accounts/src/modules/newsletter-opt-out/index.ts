import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { Module } from "@medusajs/framework/utils"
import { OPT_OUTS_OF_PEOPLE } from "../../imported/opt-outs"
import { NewsletterOptOutModuleService } from "./service"

connectPersonalData(OPT_OUTS_OF_PEOPLE)

export default Module("newsletter_opt_out", { service: NewsletterOptOutModuleService })
