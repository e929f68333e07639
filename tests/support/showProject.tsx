import type { ComponentType } from 'react'
import type { Project } from '@/features/implementation/project/projectLink.api'
import { detailOf } from '@mocks/implementation/projects'
import { projects } from '@mocks/implementation/store'
import { renderComponent } from './showPart'

/** Shows a part of the page of the project that tells a story. */
export const showProject = (Part: ComponentType<{ project: Project }>, as = 'project') =>
  renderComponent(<Part project={detailOf(projects.require('9001'))} />, { as })
