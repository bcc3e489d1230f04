package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.internal.casefile.CaseFileNode;
import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.operation.CaseFileContents;
import io.millrace.common.variable.VariableInstance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The case file as expressions see it: a map of its items by name. An item of which there can be
 * one is a map or null, all others are lists of maps; each has the {@code value}, {@code id},
 * {@code path} and {@code name} of the instance, and what it holds under its name and in {@code
 * children}.
 *
 * @param items all instances with their variables
 * @param byParent the instances by the one that holds them
 */
record CaseFileView(
    CaseFileContents file,
    Map<ItemPath, VariableInstance> items,
    Map<ItemPath, List<ItemPath>> byParent) {

  static CaseFileView of(CaseFileContents file) {
    var items = file.items();
    return new CaseFileView(file, items, CaseFileContents.byParent(items.keySet()));
  }

  /** Returns the items that no other holds, by name. */
  Map<String, Object> all() {
    return Collections.unmodifiableMap(inside(file.model().root(), null));
  }

  /** Returns the instances of an item, wherever they are, the oldest first. */
  List<Object> of(String item) {
    var node = file.model().node(item);
    return views(node, items.keySet());
  }

  private Map<String, Object> inside(CaseFileNode node, ItemPath path) {
    var inside = new LinkedHashMap<String, Object>();
    for (var child : node.children().values()) {
      var views = views(child, byParent.getOrDefault(path, List.of()));
      if (!child.isSingle()) {
        inside.put(child.name(), views);
      } else {
        inside.put(child.name(), views.isEmpty() ? null : views.get(0));
      }
    }
    return inside;
  }

  private List<Object> views(CaseFileNode node, Collection<ItemPath> among) {
    var views = new ArrayList<Object>();
    for (var path : among) {
      if (file.node(path) == node) {
        views.add(view(node, path, items.get(path)));
      }
    }
    return Collections.unmodifiableList(views);
  }

  private Map<String, Object> view(CaseFileNode node, ItemPath path, VariableInstance variable) {
    var children = Collections.unmodifiableMap(inside(node, path));
    var view = new LinkedHashMap<String, Object>(children);
    view.put("value", variable.getValue());
    view.put("id", variable.getId());
    view.put("path", path.text());
    view.put("name", node.name());
    view.put("children", children);
    return Collections.unmodifiableMap(view);
  }
}
