package io.millrace.bpmn.internal;

import io.millrace.bpmn.FormService;
import io.millrace.bpmn.HistoryService;
import io.millrace.bpmn.ManagementService;
import io.millrace.bpmn.ProcessMigrationService;
import io.millrace.bpmn.RepositoryService;
import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.common.identity.IdentityService;

/**
 * The services of an engine.
 *
 * @param repository deployments and definitions
 * @param runtime instances
 * @param task tasks
 * @param history what happened
 * @param management jobs and tables
 * @param identity the current user
 * @param form the forms
 * @param migration moves instances to other versions
 */
record BpmnServices(
    RepositoryService repository,
    RuntimeService runtime,
    TaskService task,
    HistoryService history,
    ManagementService management,
    IdentityService identity,
    FormService form,
    ProcessMigrationService migration) {}
