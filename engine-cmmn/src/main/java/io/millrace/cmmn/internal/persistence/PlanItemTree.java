package io.millrace.cmmn.internal.persistence;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The open plan items of the cases of a unit of work, parents and children from memory. Read whole
 * in the trip that locks the family. Used by one thread.
 */
public final class PlanItemTree {

  /** The index that finds the plan items of a family. */
  public static final String ROOT_INDEX = "IX_MR_PLAN_ITEM_ROOT";

  private final CommandContext context;
  private final Map<Long, ChildItems> children = new HashMap<>();

  private PlanItemTree(CommandContext context) {
    this.context = context;
  }

  /** Returns the tree of a unit of work. */
  public static PlanItemTree of(CommandContext context) {
    return context.attachment(PlanItemTree.class, PlanItemTree::new);
  }

  /**
   * Takes rows that came along with a lock; what is known already stays as it is. The rows of cases
   * that others called are read at once, so that nobody asks for each of them.
   */
  public void read(Collection<PlanItemEntity> rows) {
    var called = new TreeSet<Long>();
    for (var item : rows) {
      put(item);
      if (item.caseInstanceId() != item.rootInstanceId()
          && context.unitOfWork().known(CaseInstanceEntity.TABLE, item.caseInstanceId()) == null) {
        called.add(item.caseInstanceId());
      }
    }
    if (!called.isEmpty()) {
      context
          .unitOfWork()
          .fetchIn(new ReadIn<>(CaseInstanceEntity.TABLE, "ID_", called, null, false));
    }
  }

  private void put(PlanItemEntity item) {
    children.computeIfAbsent(parentId(item), id -> new ChildItems()).put(item);
  }

  /**
   * Returns the open case that is the root of a family, with its open plan items, as they are in
   * memory; null if there is another case in the family, or a caller of this one.
   */
  public List<OwnerEntity> ofOneInstance(long rootId) {
    var unitOfWork = context.unitOfWork();
    var found = new ArrayList<OwnerEntity>();
    for (var instance : unitOfWork.known(CaseInstanceEntity.ROOT_INSTANCE, rootId)) {
      if (instance.id() != rootId || instance.superExecutionId() != 0) {
        return null;
      }
      found.add(instance);
    }
    for (var item : unitOfWork.known(PlanItemEntity.ROOT_INSTANCE, rootId)) {
      if (item.caseInstanceId() != rootId) {
        return null;
      }
      found.add(item);
    }
    return found;
  }

  private static long parentId(PlanItemEntity item) {
    return item.stageInstanceId() == 0 ? item.caseInstanceId() : item.stageInstanceId();
  }

  /** Returns the open plan items right inside a stage or a case, the oldest first; a copy. */
  public List<PlanItemEntity> children(OwnerEntity container) {
    return items(container).copy();
  }

  /** Returns the same without a copy, for who goes through them and may stop soon. */
  public Iterable<PlanItemEntity> inside(OwnerEntity container) {
    return items(container);
  }

  /**
   * Returns the open instances of a plan item right inside a stage or a case, the oldest first; not
   * to be gone through while they change.
   */
  public Collection<PlanItemEntity> instances(OwnerEntity container, String elementId) {
    return items(container).of(elementId);
  }

  /** Plan items have got other elements. */
  public void renamed() {
    children.values().forEach(ChildItems::renamed);
  }

  private ChildItems items(OwnerEntity container) {
    var known = children.get(container.id());
    var size = known == null ? 0 : known.size();
    if (size != container.count(Dependent.CHILD)) {
      load(rootOf(container));
      known = children.get(container.id());
    }
    return known == null ? ChildItems.NONE : known;
  }

  private static long rootOf(OwnerEntity container) {
    return container instanceof PlanItemEntity item
        ? item.rootInstanceId()
        : ((CaseInstanceEntity) container).rootInstanceId();
  }

  private void load(long rootId) {
    read(
        context
            .unitOfWork()
            .fetch(
                Read.where(PlanItemEntity.TABLE, "ROOT_INSTANCE_ID_ = ?", Parameter.of(rootId))
                    .via(ROOT_INDEX)));
  }

  /** Returns a plan item; null if it is gone. */
  public PlanItemEntity find(long id) {
    return context.unitOfWork().find(PlanItemEntity.TABLE, id);
  }

  /** Returns the stage around a plan item; null in the plan model. */
  public PlanItemEntity stage(PlanItemEntity item) {
    return context.unitOfWork().find(PlanItemEntity.TABLE, item.stageInstanceId());
  }

  /** Returns the case of a plan item. */
  public CaseInstanceEntity instance(CriteriaHolder holder) {
    return context.unitOfWork().find(CaseInstanceEntity.TABLE, holder.caseInstanceId());
  }

  /** Returns the case of a stage, or the case itself. */
  public CaseInstanceEntity instanceOf(OwnerEntity container) {
    return container instanceof CaseInstanceEntity instance
        ? instance
        : instance((PlanItemEntity) container);
  }

  /** Returns the stage around a plan item, or its case. */
  public OwnerEntity container(PlanItemEntity item) {
    return item.stageInstanceId() == 0 ? instance(item) : stage(item);
  }

  /** Adds a new plan item to the stage or case that it names, and counts it there. */
  public void add(PlanItemEntity item) {
    context.unitOfWork().insert(item);
    container(item).count(Dependent.CHILD, 1);
    put(item);
  }

  /** Removes a plan item that has no children. */
  public void remove(PlanItemEntity item) {
    context.unitOfWork().delete(item);
    container(item).count(Dependent.CHILD, -1);
    var siblings = children.get(parentId(item));
    if (siblings != null) {
      siblings.remove(item);
    }
    children.remove(item.id());
  }
}
