package io.millrace.bpmn.internal;

import io.millrace.common.internal.engine.EngineGround;

/**
 * What stands before the parts of a process engine are built.
 *
 * @param settings what was configured
 * @param extensions what plug-ins and settings add
 * @param ground the database, the clock, and what runs commands
 */
record Foundation(EngineSettings settings, Extensions extensions, EngineGround ground) {}
