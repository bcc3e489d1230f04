package io.millrace.common.internal.task;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** The fields of a task that callers may change in their object and have saved. */
final class TaskFields {

  private static final Field<String> ASSIGNEE =
      new Field<>("assignee", TaskEntity::assignee, TaskEntity::assignee);

  private static final List<Field<?>> PLAIN =
      List.of(
          new Field<>("name", TaskEntity::name, TaskEntity::name),
          new Field<>("description", TaskEntity::description, TaskEntity::description),
          new Field<>("priority", TaskEntity::priority, TaskEntity::priority),
          new Field<>("owner", TaskEntity::owner, TaskEntity::owner),
          new Field<>("dueDate", TaskEntity::dueDate, TaskEntity::dueDate),
          new Field<>("followUpDate", TaskEntity::followUpDate, TaskEntity::followUpDate),
          new Field<>(
              "inProgressStartDueDate",
              TaskEntity::inProgressStartDueDate,
              TaskEntity::inProgressStartDueDate),
          new Field<>("category", TaskEntity::category, TaskEntity::category),
          new Field<>("formKey", TaskEntity::formKey, TaskEntity::formKey),
          new Field<>("delegationState", TaskEntity::delegationState, TaskEntity::delegationState));

  private static final List<Field<?>> FIXED =
      List.of(
          new Field<>("parentTaskId", TaskEntity::parentTaskId, TaskEntity::parentTaskId),
          new Field<>("tenantId", TaskEntity::tenantId, TaskEntity::tenantId),
          new Field<>("externalId", TaskEntity::externalId, TaskEntity::externalId));

  /** A field and how it gets in and out of a task. */
  private record Field<V>(
      String name, Function<TaskEntity, V> read, BiConsumer<TaskEntity, V> write) {

    boolean differs(TaskEntity one, TaskEntity other) {
      return !Objects.equals(read.apply(one), read.apply(other));
    }

    void copy(TaskEntity from, TaskEntity to) {
      write.accept(to, read.apply(from));
    }
  }

  private TaskFields() {}

  /** Refuses a task with a text that cannot be stored. */
  static void check(TaskEntity task) {
    TaskText.NAME.fitting(task, task.name());
    TaskText.DESCRIPTION.fitting(task, task.description());
    TaskText.ASSIGNEE.fitting(task, task.assignee());
    TaskText.OWNER.fitting(task, task.owner());
    TaskText.CATEGORY.fitting(task, task.category());
    TaskText.FORM_KEY.fitting(task, task.formKey());
  }

  /** Returns the name of a field that is set once and differs; null if none does. */
  static String changedFixed(TaskEntity one, TaskEntity other) {
    return firstDifferent(FIXED, one, other);
  }

  /** Returns the name of a changeable field that differs; null if none does. */
  static String changed(TaskEntity one, TaskEntity other) {
    return ASSIGNEE.differs(one, other) ? ASSIGNEE.name() : firstDifferent(PLAIN, one, other);
  }

  private static String firstDifferent(List<Field<?>> fields, TaskEntity one, TaskEntity other) {
    return fields.stream()
        .filter(field -> field.differs(one, other))
        .map(Field::name)
        .findFirst()
        .orElse(null);
  }

  /**
   * Copies the changeable fields but the assignee that differ from what they were; tells whether
   * there were any.
   */
  static boolean copyChanges(TaskEntity before, TaskEntity from, TaskEntity to) {
    var changes = PLAIN.stream().filter(field -> field.differs(before, from)).toList();
    changes.forEach(field -> field.copy(from, to));
    return !changes.isEmpty();
  }
}
