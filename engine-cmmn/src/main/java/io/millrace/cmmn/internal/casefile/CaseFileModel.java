package io.millrace.cmmn.internal.casefile;

import io.millrace.cmmn.model.CaseFile;
import io.millrace.cmmn.model.CaseFileItem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A compiled case file. Immutable once made; shared by all threads. */
public final class CaseFileModel {

  private final CaseFileNode root = new CaseFileNode(null, null);
  private final Map<String, CaseFileNode> nodes = new LinkedHashMap<>();

  private CaseFileModel() {}

  /** Compiles a case file. */
  public static CaseFileModel of(CaseFile file) {
    var model = new CaseFileModel();
    model.add(model.root, file.items());
    return model;
  }

  private void add(CaseFileNode parent, List<CaseFileItem> items) {
    for (var item : items) {
      var node = new CaseFileNode(item, parent);
      parent.add(node);
      nodes.put(item.id(), node);
      add(node, item.children());
    }
  }

  /** Returns the case file itself, which holds the items that no other holds. */
  public CaseFileNode root() {
    return root;
  }

  /** Returns the item of an id of the model. */
  public CaseFileNode node(String id) {
    return nodes.get(id);
  }

  /** Returns the item that an instance of a path is of; null if there is none. */
  public CaseFileNode find(ItemPath path) {
    var node = root;
    for (var part : path.parts()) {
      node = node == null ? null : node.children().get(part.name());
    }
    return node;
  }

  /** Tells whether a path begins with an item of the case file. */
  public boolean begins(ItemPath path) {
    return root.children().containsKey(path.parts().get(0).name());
  }
}
