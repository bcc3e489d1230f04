package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnManagementService;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.TableCountsCommand;
import io.millrace.common.internal.job.JobAssembly;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.JobCalls;
import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;

/**
 * The management service of the CMMN engine; its calls about jobs are shared by the engines.
 * Thread-safe; one per engine.
 */
public final class CmmnManagementServiceImpl extends JobCalls implements CmmnManagementService {

  private final CommandExecutor commands;
  private final Tables tables;

  /** Creates the service of an engine. */
  public CmmnManagementServiceImpl(
      CommandExecutor commands, JobAssembly jobs, Tables tables, SharedQueries queries) {
    super(new Check("CmmnManagementService"), commands, jobs, queries);
    this.commands = commands;
    this.tables = tables;
  }

  @Override
  public Map<String, Long> getTableCounts() {
    return commands.execute(new TableCountsCommand(tables));
  }

  @Override
  public Collection<String> getTableNames() {
    return new TreeSet<>(getTableCounts().keySet());
  }
}
