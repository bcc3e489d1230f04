package io.millrace.bpmn.internal;

import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.command.SettableClock;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.Tables;

/**
 * What stands before the parts of an engine are built.
 *
 * @param settings what was configured
 * @param extensions what plug-ins and settings add
 * @param database the database
 * @param tables its tables
 * @param clock the engine's clock
 * @param transactions gives commands their transactions
 * @param commands runs commands
 */
record Foundation(
    EngineSettings settings,
    Extensions extensions,
    Database database,
    Tables tables,
    SettableClock clock,
    EngineTransactions transactions,
    CommandExecutor commands) {}
