package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.common.ObjectNotFoundException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What callers can do with the case file of a case, which they hold the lock of.
 *
 * <p>Spec: CMMN 1.1 §5.3, §8.3.
 */
public record CaseFileWork(CmmnContext context, CaseFileContents file) {

  /**
   * Returns the work on a case file.
   *
   * @throws ObjectNotFoundException if the case has none
   */
  public static CaseFileWork on(CaseInstanceEntity instance, CmmnContext context) {
    return new CaseFileWork(context, require(instance, context));
  }

  /**
   * Returns the case file of a case.
   *
   * @throws ObjectNotFoundException if the case has none
   */
  public static CaseFileContents require(CaseInstanceEntity instance, CmmnContext context) {
    var graph = context.graph(instance);
    if (graph.caseFile() == null) {
      throw new ObjectNotFoundException(
          "The case '"
              + instance.id()
              + "' has no case file: its definition '"
              + graph.model().key()
              + "' has no caseFileModel. Add one, or use variables.");
    }
    return new CaseFileContents(context, instance);
  }

  private CaseFileRules rules() {
    return new CaseFileRules(file);
  }

  private void set(String variable, Object value) {
    var variables = context.variables();
    variables.access().setLocal(variables.node(file.instance()), variable, value);
  }

  private void remove(String variable) {
    var variables = context.variables();
    variables.access().removeLocal(variables.node(file.instance()), variable);
  }

  /** Creates an instance; the number of the last part is chosen. Returns its path. */
  public ItemPath create(String item, Object value) {
    var path = rules().known(item, "create");
    var highest =
        file.siblings(path).stream().mapToInt(other -> other.last().number()).max().orElse(0);
    var created = path.numbered(highest + 1);
    rules().mayBe(created, file.node(created));
    set(created.text(), value);
    return created;
  }

  /** Changes an instance; a map is laid over a map. */
  public ItemPath update(String item, Object value) {
    var path = rules().require(item, "update");
    var variables = context.variables();
    var node = variables.node(file.instance());
    var old = variables.access().instanceLocal(node, path.text()).getValue();
    change(path, laidOver(old, value), CaseFileItemTransition.UPDATE);
    return path;
  }

  private static Object laidOver(Object old, Object value) {
    if (old instanceof Map<?, ?> there && value instanceof Map<?, ?> more) {
      var both = new LinkedHashMap<Object, Object>(there);
      both.putAll(more);
      return both;
    }
    return value;
  }

  /** Gives an instance another value. */
  public ItemPath replace(String item, Object value) {
    var path = rules().require(item, "replace");
    change(path, value, CaseFileItemTransition.REPLACE);
    return path;
  }

  private void change(ItemPath path, Object value, CaseFileItemTransition transition) {
    context.caseFile().silently(path, () -> set(path.text(), value));
    context.caseFile().happened(file, path, transition);
  }

  /** Deletes an instance with all it holds and all references of it and to it. */
  public ItemPath delete(String item) {
    var path = rules().require(item, "delete");
    remove(path.text());
    return path;
  }

  /** Creates an instance inside another. */
  public ItemPath addChild(String parent, String child, Object value) {
    return create(rules().require(parent, "add a child to") + ItemPath.SLASH + child, value);
  }

  /** Deletes an instance inside another. */
  public ItemPath removeChild(String parent, String child) {
    return delete(rules().require(parent, "remove a child of") + ItemPath.SLASH + child);
  }

  /** Lets an instance refer to another; does nothing if it does already. */
  public ItemPath addReference(String source, String target) {
    var reference = reference(source, target);
    rules().mayBe(reference);
    set(reference.text(), null);
    return reference.source();
  }

  /** Removes a reference. */
  public ItemPath removeReference(String source, String target) {
    var reference = reference(source, target);
    if (!file.references().contains(reference)) {
      throw new ObjectNotFoundException(
          "The case file item '"
              + reference.source()
              + "' of the case '"
              + file.instance().id()
              + "' does not refer to '"
              + reference.target()
              + "'. Look at its references with getCaseFile.");
    }
    remove(reference.text());
    return reference.source();
  }

  private Reference reference(String source, String target) {
    return new Reference(
        rules().require(source, "refer from"), rules().require(target, "refer to"));
  }
}
