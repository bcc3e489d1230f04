package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import io.millrace.bpmn.internal.definition.DefinitionCache;
import io.millrace.bpmn.internal.form.FormCode;
import io.millrace.common.internal.command.CommandExecutor;

/**
 * What the form service works with. Immutable; one per engine.
 *
 * @param commands runs commands
 * @param cache the compiled processes
 * @param code makes expressions and validators
 * @param runtime starts instances
 * @param tasks completes tasks
 */
public record FormParts(
    CommandExecutor commands,
    DefinitionCache cache,
    FormCode code,
    RuntimeService runtime,
    TaskService tasks) {}
