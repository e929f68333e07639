import type { ComponentType } from 'react'
import type { Project } from '@/features/implementation/project/projectLink.api'
import { detailOf } from '@mocks/implementation/projects'
import { projects } from '@mocks/implementation/store'
import { renderComponent } from './renderComponent'

/** Renders a part of the demo project's page. */
export const renderProjectPart = (Part: ComponentType<{ project: Project }>, as = 'project') =>
  renderComponent(<Part project={detailOf(projects.require('9001'))} />, { as })
