package io.millrace.common.internal.remark;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Returns what was left behind, oldest first.
 *
 * @param <R> what the API shows
 * @param table what is looked for
 * @param of what the id names; null for all
 * @param id the remark, task or instance; 0 for one that no row can have, which finds nothing
 * @param type the type; null for any
 */
public record FindRemarksCommand<R>(
    Table<? extends RemarkEntity<?, R>> table, Of of, long id, String type)
    implements Command<List<R>> {

  @Override
  public List<R> execute(CommandContext context) {
    if (of != null && id == 0) {
      return List.of();
    }
    context.unitOfWork().flush();
    var found = new ArrayList<R>();
    context.unitOfWork().fetch(read()).forEach(row -> found.add(row.shown()));
    return List.copyOf(found);
  }

  private Read<? extends RemarkEntity<?, R>> read() {
    var conditions = new ArrayList<String>(2);
    var parameters = new ArrayList<Parameter>(2);
    if (of != null) {
      conditions.add(of.condition());
      parameters.add(Parameter.of(id));
    }
    if (type != null) {
      conditions.add("TYPE_ = ?");
      parameters.add(Parameter.of(type));
    }
    return Read.where(
        table,
        String.join(" and ", conditions) + " order by TIME_, ID_",
        parameters.toArray(Parameter[]::new));
  }
}
