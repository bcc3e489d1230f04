package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.CaseFileModel;
import io.millrace.cmmn.internal.casefile.CaseFileNode;
import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.variable.VariableInstance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What is in the case file of a case, which are variables of the case whose names are paths of
 * items. They are in memory after the first look.
 *
 * @param instance a case whose definition has a case file
 */
public record CaseFileContents(CmmnContext context, CaseInstanceEntity instance) {

  /** Returns the items there can be. */
  public CaseFileModel model() {
    return context.graph(instance).caseFile().model();
  }

  private Map<String, VariableInstance> variables() {
    return context.variables().access().instancesLocal(context.variables().node(instance));
  }

  /** Returns the instances of items with their variables, in the order of their creation. */
  public Map<ItemPath, VariableInstance> items() {
    var items = new LinkedHashMap<ItemPath, VariableInstance>();
    variables()
        .forEach(
            (name, variable) -> {
              var path = pathOf(name);
              if (path != null) {
                items.put(path, variable);
              }
            });
    return items;
  }

  /** Returns the instance that a variable of the case holds; null if it holds none. */
  ItemPath pathOf(String variable) {
    var path = ItemPath.of(variable);
    return path != null && path.text().equals(variable) && model().find(path) != null ? path : null;
  }

  /** Returns the reference that a variable of the case stands for; null if it stands for none. */
  Reference referenceOf(String variable) {
    var reference = Reference.of(variable);
    var isKnown =
        reference != null
            && reference.text().equals(variable)
            && node(reference.source()) != null
            && node(reference.target()) != null;
    return isKnown ? reference : null;
  }

  /** Tells whether a variable of that name is part of the case file, or would have to be. */
  boolean hasPlaceFor(String variable) {
    var path = ItemPath.of(variable);
    return referenceOf(variable) != null || path != null && model().begins(path);
  }

  /** Returns the references between instances, in the order of their creation. */
  public List<Reference> references() {
    return variables().keySet().stream().map(this::referenceOf).filter(Objects::nonNull).toList();
  }

  /** Returns the item of an instance; null if there is no such item. */
  public CaseFileNode node(ItemPath path) {
    return model().find(path);
  }

  /**
   * Groups instances by the one that holds them, in their order; those that no other holds are
   * under null.
   */
  public static Map<ItemPath, List<ItemPath>> byParent(Collection<ItemPath> paths) {
    var byParent = new HashMap<ItemPath, List<ItemPath>>();
    for (var path : paths) {
      byParent.computeIfAbsent(path.parent(), parent -> new ArrayList<>()).add(path);
    }
    return byParent;
  }

  /** Tells whether an instance is there. */
  public boolean has(ItemPath path) {
    return variables().containsKey(path.text());
  }

  /** Returns the instances of the item of a path in the same parent, this one included. */
  List<ItemPath> siblings(ItemPath path) {
    return items().keySet().stream().filter(path::isSibling).toList();
  }
}
