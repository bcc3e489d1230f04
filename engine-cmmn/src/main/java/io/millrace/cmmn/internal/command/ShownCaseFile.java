package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.casefile.CaseFileNode;
import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.casefile.Reference;
import io.millrace.cmmn.internal.lifecycle.CaseFileItemState;
import io.millrace.cmmn.internal.operation.CaseFileContents;
import io.millrace.cmmn.runtime.CaseFileInstance;
import io.millrace.cmmn.runtime.CaseFileItemInstance;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A case file as the API shows it.
 *
 * @param all every instance by its path, in the order of creation
 */
record ShownCaseFile(
    String caseInstanceId, Map<String, CaseFileItemInstance> all, List<String> outer)
    implements CaseFileInstance {

  static ShownCaseFile of(CaseFileContents file) {
    var items = file.items();
    var byParent = CaseFileContents.byParent(items.keySet());
    var references = file.references().stream().collect(Collectors.groupingBy(Reference::source));
    var all = new LinkedHashMap<String, CaseFileItemInstance>();
    var id = ExternalIds.text(file.instance().id());
    items.forEach(
        (path, variable) ->
            all.put(
                path.text(),
                new Item(
                    variable.getId(),
                    id,
                    path,
                    file.node(path),
                    variable.getValue(),
                    inside(file, path, byParent),
                    references.getOrDefault(path, List.of()).stream()
                        .map(Reference::target)
                        .map(ItemPath::text)
                        .toList(),
                    all)));
    return new ShownCaseFile(id, all, inside(file, null, byParent));
  }

  /** Returns the paths of what an instance holds, in the order of the model. */
  private static List<String> inside(
      CaseFileContents file, ItemPath parent, Map<ItemPath, List<ItemPath>> byParent) {
    var node = parent == null ? file.model().root() : file.node(parent);
    var inside = new ArrayList<String>();
    for (var child : node.children().values()) {
      for (var path : byParent.getOrDefault(parent, List.of())) {
        if (file.node(path) == child) {
          inside.add(path.text());
        }
      }
    }
    return List.copyOf(inside);
  }

  @Override
  public String getCaseInstanceId() {
    return caseInstanceId;
  }

  @Override
  public List<CaseFileItemInstance> getItems() {
    return outer.stream().map(all::get).toList();
  }

  @Override
  public List<CaseFileItemInstance> getItems(String name) {
    return all.values().stream().filter(item -> item.getName().equals(name)).toList();
  }

  @Override
  public CaseFileItemInstance getItem(String path) {
    var read = ItemPath.of(path);
    return read == null ? null : all.get(read.text());
  }

  private record Item(
      String id,
      String caseInstanceId,
      ItemPath path,
      CaseFileNode node,
      Object value,
      List<String> inside,
      List<String> references,
      Map<String, CaseFileItemInstance> all)
      implements CaseFileItemInstance {

    @Override
    public String getId() {
      return id;
    }

    @Override
    public String getPath() {
      return path.text();
    }

    @Override
    public String getName() {
      return node.name();
    }

    @Override
    public String getElementId() {
      return node.id();
    }

    @Override
    public int getNumber() {
      return path.last().number();
    }

    @Override
    public Object getValue() {
      return value;
    }

    @Override
    public String getState() {
      return CaseFileItemState.AVAILABLE.text();
    }

    @Override
    public String getCaseInstanceId() {
      return caseInstanceId;
    }

    @Override
    public String getParentPath() {
      return path.parent() == null ? null : path.parent().text();
    }

    @Override
    public List<CaseFileItemInstance> getChildren() {
      return inside.stream().map(all::get).toList();
    }

    @Override
    public List<String> getReferences() {
      return references;
    }

    @Override
    public String toString() {
      return path + "=" + value;
    }
  }
}
