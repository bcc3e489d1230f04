package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.cmmn.internal.operation.AskedStage;
import io.millrace.cmmn.internal.operation.CaseFileContents;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.query.CaseRow;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an expression sees in a case: the variables of a plan item and of all around it, and the
 * objects {@code caseInstance}, {@code planItemInstance}, {@code variables} and, in a case that has
 * one, {@code caseFile}.
 *
 * @param item the plan item; null for the case itself
 */
record CaseScope(CaseInstanceEntity instance, PlanItemEntity item, CmmnContext context)
    implements ContextScope {

  private static final Set<String> OF_CASE =
      Set.of("caseInstance", "variables", "authenticatedUserId");
  static final Set<String> OF_ITEM =
      Set.of("caseInstance", "planItemInstance", "variables", "authenticatedUserId");
  private static final String CASE_FILE = "caseFile";

  @Override
  public Object resolve(String name) {
    return switch (name) {
      case "caseInstance" -> CaseRow.of(instance, context.graph(instance).definition());
      case "planItemInstance" ->
          item == null ? variable(name) : context.runtime().scopes().delegate(item, context);
      case "variables" -> access().all(node());
      case "authenticatedUserId" -> context.runtime().identity().currentUserId();
      case CASE_FILE -> hasCaseFile() ? caseFile().all() : variable(name);
      default -> variable(name);
    };
  }

  private boolean hasCaseFile() {
    return context.graph(instance).caseFile() != null;
  }

  private CaseFileView caseFile() {
    return CaseFileView.of(new CaseFileContents(context, instance));
  }

  @Override
  public ExpressionScope about(String caseFileItem) {
    return new AboutItem(this, caseFile().of(caseFileItem));
  }

  private VariableAccess access() {
    return context.variables().access();
  }

  private VariableNode node() {
    return item == null ? context.variables().node(instance) : context.variables().node(item);
  }

  private Object variable(String name) {
    var value = access().get(node(), name);
    if (value != null || access().has(node(), name) || isItem(name)) {
      return value;
    }
    context.command().userCodeFollows(); // what is no variable is a bean
    return ABSENT;
  }

  /** An item of the case file that is not there yet is null rather than unknown. */
  private boolean isItem(String name) {
    var file = context.graph(instance).caseFile();
    return file != null && file.model().root().children().containsKey(name);
  }

  @Override
  public void assign(String name, Object value) {
    access().set(node(), name, value);
  }

  @Override
  public void userCodeFollows() {
    context.command().userCodeFollows();
  }

  @Override
  public Set<String> roots() {
    var roots = item == null ? OF_CASE : OF_ITEM;
    if (!hasCaseFile()) {
      return roots;
    }
    var more = new TreeSet<>(roots);
    more.add(CASE_FILE);
    return more;
  }

  @Override
  public StageView stage() {
    return new AskedStage(instance, item, context);
  }

  @Override
  public String location() {
    return (item == null ? "" : "plan item '" + item.elementId() + "' of ")
        + "case instance '"
        + ExternalIds.text(instance.id())
        + "'";
  }
}
